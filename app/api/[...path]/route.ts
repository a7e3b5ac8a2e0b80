import { dispatchCall } from '../calls/dispatch-call';

export const GET = dispatchCall;
export const POST = dispatchCall;
export const PUT = dispatchCall;
export const PATCH = dispatchCall;
export const DELETE = dispatchCall;
export const OPTIONS = dispatchCall;
