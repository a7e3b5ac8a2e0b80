import { forwardDesk } from '@/lib/server/http/forward-desk';

export const GET = forwardDesk;
export const POST = forwardDesk;
export const PUT = forwardDesk;
export const PATCH = forwardDesk;
export const DELETE = forwardDesk;
