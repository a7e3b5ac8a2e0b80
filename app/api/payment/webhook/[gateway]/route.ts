import { handlePaymentWebhook } from '@/lib/server/http/forward-callback';

interface Context {
  params: Promise<{ gateway: string }>;
}

export const POST = async (request: Request, { params }: Context): Promise<Response> =>
  handlePaymentWebhook(request, (await params).gateway);
