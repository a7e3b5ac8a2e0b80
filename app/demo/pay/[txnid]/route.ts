import { forwardDemoGateway } from '@/lib/server/http/forward-demo-gateway';

interface Context {
  params: Promise<{ txnid: string }>;
}

const handle = async (request: Request, { params }: Context): Promise<Response> =>
  forwardDemoGateway(request, (await params).txnid);

export const GET = handle;

export const POST = handle;
