import { avatarEndpoints } from '@/contract/accounts/avatar';
import { avatarMessages } from '@/contract/messages/avatar';
import { commonMessages } from '@/contract/messages/common';
import { profileMessages } from '@/contract/messages/profile';
import { loginMessage, signUpMessage } from '@/lib/account-error';
import type { accountApi } from '@/lib/api-routes/account';
import { routes } from '@/lib/routes';
import {
  changePasswordAction,
  confirmEmailAction,
  requestPasswordResetAction,
  resetPasswordAction,
  sendConfirmLinkAction,
} from '@/lib/server/actions/account';
import {
  addAddressAction,
  editAddressAction,
  removeAddressAction,
} from '@/lib/server/actions/addresses';
import {
  askPasskeyAction,
  logInByEmailAction,
  logInByPasskeyAction,
  sendLoginCodeAction,
  signUpAction,
  signUpProvenAction,
  verifyLoginCodeAction,
} from '@/lib/server/actions/log-in';
import { checkLogin } from '@/lib/server/actions/log-out';
import {
  closeAccountAction,
  editProfileAction,
  removeAvatarAction,
  setAvatarAction,
} from '@/lib/server/actions/profile';
import {
  ESTIMATE_CACHE_CONTROL,
  findCountries,
  PLACES_CACHE_CONTROL,
  readCities,
  readPin,
  readStates,
} from '@/lib/server/api/places';
import { handlePublicRead, handleRead } from '@/lib/server/http/handle-read';
import { handleWrite } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { queryLanguage } from '@/lib/server/http/query-language';
import { readUpload } from '@/lib/server/http/read-upload';
import { readAddresses } from '@/lib/server/shopper/customer';
import type { CallTable } from './call-table';

const toShop = { next: routes.shop(), needsCookies: true };
const ofProfile = { next: routes.profile(), from: routes.profile() };
const ofAvatar = {
  next: routes.editProfile(),
  from: routes.editProfile(),
  failed: avatarMessages.failed,
};

export const accountCalls = {
  login: {
    POST: handleWrite(logInByEmailAction, {
      ...toShop,
      from: routes.login(),
      failed: loginMessage,
    }),
  },
  askPasskey: { POST: handleWrite(askPasskeyAction, { failed: loginMessage }) },
  loginByPasskey: {
    POST: handleWrite(logInByPasskeyAction, { needsCookies: true, failed: loginMessage }),
  },
  checkLogin: { GET: checkLogin },
  loginCode: {
    POST: handleWrite(sendLoginCodeAction, {
      from: routes.login(),
      staysOnPage: true,
      needsCookies: true,
      failed: commonMessages.tryLater,
    }),
  },
  verifyLoginCode: {
    POST: handleWrite(verifyLoginCodeAction, {
      ...toShop,
      from: routes.login(),
      failed: loginMessage,
    }),
  },
  signup: {
    POST: handleWrite(signUpAction, { ...toShop, from: routes.signup(), failed: signUpMessage }),
  },
  provenSignup: {
    POST: handleWrite(signUpProvenAction, {
      ...toShop,
      from: routes.signup(),
      failed: signUpMessage,
    }),
  },
  resetPassword: {
    POST: handleWrite(requestPasswordResetAction, {
      from: routes.resetPassword(),
      staysOnPage: true,
      failed: commonMessages.wentWrong,
    }),
  },
  resetPasswordLink: {
    POST: handleWrite(resetPasswordAction, {
      next: routes.home(),
      from: routes.resetPassword(),
      failed: commonMessages.wentWrong,
    }),
  },
  updatePassword: {
    POST: handleWrite(changePasswordAction, {
      next: routes.home(),
      from: routes.updatePassword(),
      failed: commonMessages.errorOccurred,
    }),
  },
  confirmEmail: { POST: handleWrite(confirmEmailAction, ofProfile) },
  sendConfirmEmail: { POST: handleWrite(sendConfirmLinkAction, ofProfile) },
  profile: {
    POST: handleWrite(editProfileAction, {
      next: routes.profile(),
      from: routes.editProfile(),
      failed: profileMessages.failed,
    }),
  },
  closeAccount: {
    POST: handleWrite(closeAccountAction, { next: routes.home(), from: routes.profile() }),
  },
  avatar: {
    POST: handleWrite(setAvatarAction, {
      ...ofAvatar,
      read: readUpload(avatarEndpoints.setAvatar.upload),
    }),
  },
  removeAvatar: { POST: handleWrite(removeAvatarAction, ofAvatar) },
  addresses: {
    GET: handleRead(async ({ call }) => ({ addresses: await readAddresses({ call }) })),
    POST: handleWrite(addAddressAction, { next: routes.addresses(), from: routes.addAddress() }),
  },
  address: {
    POST: handleWrite(editAddressAction, { next: routes.addresses() }),
    DELETE: handleWrite(removeAddressAction),
  },
  /** For pages without JavaScript, whose forms cannot send DELETE. */
  removeAddress: { POST: handleWrite(removeAddressAction, { next: routes.addresses() }) },
  countries: {
    GET: handlePublicRead(
      async ({ query }) => ({
        countries: await findCountries(query.get('q') ?? '', queryLanguage(query)),
      }),
      PLACES_CACHE_CONTROL,
    ),
  },
  states: { GET: handlePlaces(readStates) },
  cities: { GET: handlePlaces(readCities) },
  pin: {
    GET: handlePublicRead<{ pin: string }>(
      ({ params, query }) => readPin(params.pin, queryLanguage(query)),
      ESTIMATE_CACHE_CONTROL,
    ),
  },
} satisfies CallTable<typeof accountApi>;

/** Returns a handler that reads the places inside of the one in the path. */
function handlePlaces(read: typeof readStates) {
  return handlePublicRead<{ id: string }>(
    async ({ params, query }) => ({
      places: await read(pathId(params.id, 'Not found'), queryLanguage(query)),
    }),
    PLACES_CACHE_CONTROL,
  );
}
