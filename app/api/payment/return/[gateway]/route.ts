import { takeReturn } from '@/lib/server/door/payment-return';

interface Context {
  params: Promise<{ gateway: string }>;
}

const handle = async (request: Request, { params }: Context): Promise<Response> =>
  takeReturn(request, (await params).gateway);

export const GET = handle;

export const POST = handle;
