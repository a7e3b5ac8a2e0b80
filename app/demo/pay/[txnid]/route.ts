import { handOnDemoGateway } from '@/lib/server/door/demo-gateway';

interface Context {
  params: Promise<{ txnid: string }>;
}

const handle = async (request: Request, { params }: Context): Promise<Response> =>
  handOnDemoGateway(request, (await params).txnid);

export const GET = handle;

export const POST = handle;
