import { handlePaymentReturn } from '@/lib/server/http/forward-callback';

interface Context {
  params: Promise<{ gateway: string }>;
}

const handle = async (request: Request, { params }: Context): Promise<Response> =>
  handlePaymentReturn(request, (await params).gateway);

export const GET = handle;

export const POST = handle;
