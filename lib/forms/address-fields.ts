import type { InferType } from 'yup';
import { addressBody, addressPatch } from '@/contract/accounts/address';
import { besidePlaces, joinCallingCode } from './place-values';

const withCallingCode = joinCallingCode('mobile', 'another_mobile');

/**
 * The fields of the address form: ten-digit mobile numbers and the calling code of the country. The
 * cast result is what the API takes.
 */
export const addressFields = addressBody.shape(besidePlaces).transform(withCallingCode);
export type AddressFields = InferType<typeof addressBody>;

/** The same for a change, which may send some of the fields. */
export const addressChanges = addressPatch.shape(besidePlaces).transform(withCallingCode);
