import { takeWebhook } from '@/lib/server/door/payment-webhook';

interface Context {
  params: Promise<{ gateway: string }>;
}

export const POST = async (request: Request, { params }: Context): Promise<Response> =>
  takeWebhook(request, (await params).gateway);
