import type { InferType } from 'yup';
import type { accountEndpoints, signupBody } from '../../contract/account.ts';
import { getMetaTags } from '../domain/home/get-meta-tags.ts';
import { createVisitor } from '../domain/identity/create-visitor.ts';
import type { LoggedIn } from '../domain/identity/log-in.ts';
import { logOut } from '../domain/identity/log-out.ts';
import { signIn } from '../domain/identity/sign-in.ts';
import { customerOf } from '../domain/identity/who.ts';
import { sendLoginCode } from '../domain/login-code/send-login-code.ts';
import { verifyLoginCode } from '../domain/login-code/verify-login-code.ts';
import { signUp } from '../domain/sign-up/sign-up.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const accountHandlers: HandlersOf<typeof accountEndpoints> = {
  getVisitor: async ({ ctx }) => ({ ...DONE, visitor_id: await createVisitor({ ctx }) }),
  getMetaTags: async ({ ctx, input }) => ({
    ...DONE,
    ...(await getMetaTags({ ctx, input: { pageUrl: input.query.page_url } })),
  }),
  sendOtp: async ({ ctx, input }) => {
    const { mobile_no: mobile, recaptcha } = input.body;
    await sendLoginCode({ ctx, input: { mobile, recaptcha } });
    return { ...DONE, message: 'OTP sent successfully!' };
  },
  verifyOtp: async ({ ctx, input }) => {
    const { mobile_no: mobile, otp: code } = input.body;
    const { isBack, ...login } = await verifyLoginCode({ ctx, input: { mobile, code } });
    return loggedIn(login, isBack ? 'Welcome back! Your account is open again.' : undefined);
  },
  signin: async ({ ctx, input }) => loggedIn(await signIn({ ctx, input: input.body })),
  logout: async ({ ctx, input }) => {
    await logOut({ ctx, input: input.body });
    return { ...DONE, message: 'Logged out successfully!' };
  },
  signup: async ({ ctx, input }) => {
    await signUp({ ctx, input: signUpOf(input.body) });
    return { ...DONE, message: 'Your account has been created!' };
  },
  checkElite: async ({ ctx }) => ({
    ...DONE,
    is_sose_elite_user: customerOf(ctx.who).isElite,
  }),
};

function loggedIn({ data, allowCompanyList }: LoggedIn, message = 'Login successfully!') {
  return { ...DONE, message, data, allow_company_list: allowCompanyList };
}

function signUpOf(body: InferType<typeof signupBody>) {
  const { email, first_name: firstName, last_name: lastName, password, recaptcha } = body;
  const mobile = `+91${body.mobile_no.slice(-10)}`;
  return { email, firstName, lastName, mobile, password, recaptcha };
}
