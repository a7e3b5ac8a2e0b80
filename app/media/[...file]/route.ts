import { answerNoFile } from '@/lib/server/http/no-file';

export const GET = answerNoFile;
