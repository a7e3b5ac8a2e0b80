import type { InferType } from 'yup';
import type {
  accountEndpoints,
  provenSignupBody,
  signupBody,
} from '../../contract/accounts/account.ts';
import type { captchaEndpoints } from '../../contract/accounts/captcha.ts';
import type { confirmEmailEndpoints } from '../../contract/accounts/confirm-email.ts';
import type { passwordEndpoints } from '../../contract/accounts/password.ts';
import { accountApiMessages, accountMessages } from '../../contract/messages/account.ts';
import { passwordApiMessages } from '../../contract/messages/password.ts';
import { confirmEmail } from '../domain/accounts/email/confirm-email.ts';
import { sendConfirmLink } from '../domain/accounts/email/confirm-link.ts';
import type { LoginResult } from '../domain/accounts/log-in/log-in.ts';
import { sendLoginCode, verifyLoginCode } from '../domain/accounts/login-code/log-in-with-code.ts';
import { changePassword } from '../domain/accounts/password/change-password.ts';
import { requestPasswordReset } from '../domain/accounts/password/request-password-reset.ts';
import { resetPassword } from '../domain/accounts/password/reset-password.ts';
import { signIn } from '../domain/accounts/password/sign-in.ts';
import { signUp, signUpProven } from '../domain/accounts/sign-up.ts';
import { getMetaTags } from '../domain/content/get-meta-tags.ts';
import { customerOf } from '../domain/kernel/who.ts';
import { logOut } from '../domain/session/logins.ts';
import { createVisitor } from '../domain/session/visitors.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const accountHandlers: HandlersOf<typeof accountEndpoints> = {
  getVisitor: async ({ ctx }) => ({ ...DONE, visitor_id: await createVisitor({ ctx }) }),
  getMetaTags: async ({ ctx, input }) => ({
    ...DONE,
    ...(await getMetaTags({
      ctx,
      input: { pageUrl: input.query.page_url, language: input.query.language },
    })),
  }),
  sendLoginCode: async ({ ctx, input }) => {
    const { mobile_no: mobile, recaptcha, sign_up: signUp } = input.body;
    await sendLoginCode({ ctx, input: { mobile, recaptcha, signUp } });
    return { ...DONE, message: accountApiMessages.codeSent };
  },
  verifyLoginCode: async ({ ctx, input }) => {
    const { mobile_no: mobile, otp: code, sign_up: signUp } = input.body;
    const result = await verifyLoginCode({ ctx, input: { mobile, code, signUp } });
    if (!result.login) {
      return { ...DONE, message: accountMessages.numberProven, proof: result.proof };
    }
    return loggedIn(result.login, result.isBack ? accountApiMessages.welcomeBack : undefined);
  },
  signin: async ({ ctx, input }) =>
    loggedIn(
      await signIn({ ctx, input: { ...input.body, secondFactor: input.body.second_factor } }),
    ),
  logout: async ({ ctx, input }) => {
    await logOut({ ctx, input: input.body });
    return { ...DONE, message: accountMessages.loggedOut };
  },
  signup: async ({ ctx, input }) => {
    const login = await signUp({ ctx, input: signUpOf(input.body) });
    const message = accountMessages.signedUp;
    return login ? loggedIn(login, message) : { ...DONE, message };
  },
  signupProven: async ({ ctx, input }) => {
    const login = await signUpProven({ ctx, input: provenSignUpOf(input.body) });
    return loggedIn(login, accountMessages.signedUp);
  },
  checkMembership: async ({ ctx }) => ({
    ...DONE,
    is_sose_elite_user: customerOf(ctx.who).isMember,
  }),
};

/** Returns the answer of a login. */
export function loggedIn(
  { data, allowCompanyList }: LoginResult,
  message: string = accountMessages.loggedIn,
) {
  return { ...DONE, message, data, allow_company_list: allowCompanyList };
}

function signUpOf(body: InferType<typeof signupBody>) {
  const { email, first_name: firstName, last_name: lastName, password, recaptcha } = body;
  const mobile = `+91${body.mobile_no.slice(-10)}`;
  const proof = body.proof || undefined;
  return { email, firstName, lastName, mobile, password, recaptcha, proof };
}

function provenSignUpOf(body: InferType<typeof provenSignupBody>) {
  const { first_name: firstName, last_name: lastName = '', email = '', proof } = body;
  return { firstName, lastName, email, mobile: `+91${body.mobile_no.slice(-10)}`, proof };
}

export const passwordHandlers: HandlersOf<typeof passwordEndpoints> = {
  requestPasswordReset: async ({ ctx, input }) => {
    await requestPasswordReset({ ctx, input: input.body });
    return { ...DONE, message: passwordApiMessages.linkSent };
  },
  resetPassword: async ({ ctx, input }) => {
    const { new_password: password, recaptcha, other_number: isOtherNumber } = input.body;
    const code = input.body.otp || undefined;
    const token = input.params.resetUUID;
    await resetPassword({ ctx, input: { token, password, code, recaptcha, isOtherNumber } });
    return { ...DONE, message: passwordApiMessages.reset };
  },
  changePassword: async ({ ctx, input }) => {
    const { old_password: oldPassword, new_password: newPassword, recaptcha } = input.body;
    await changePassword({ ctx, input: { oldPassword, newPassword, recaptcha } });
    return { ...DONE, message: passwordApiMessages.changed };
  },
};

export const confirmEmailHandlers: HandlersOf<typeof confirmEmailEndpoints> = {
  confirmEmail: async ({ ctx, input }) => {
    await confirmEmail({ ctx, input: input.body });
    return { ...DONE, message: accountApiMessages.emailConfirmed };
  },
  sendConfirmLink: async ({ ctx }) => {
    await sendConfirmLink({ ctx });
    return { ...DONE, message: accountApiMessages.confirmLinkSent };
  },
};

export const captchaHandlers: HandlersOf<typeof captchaEndpoints> = {
  getCaptcha: async ({ ctx, input }) => {
    const { provider, siteKey, challenge } = await ctx.captcha.task(input.query.form);
    return { ...DONE, provider, site_key: siteKey, challenge };
  },
};
