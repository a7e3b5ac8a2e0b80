import { chooseLanguage } from '@/lib/server/http/choose-language';

export const POST = chooseLanguage;
