import { stockAlertMessages } from '@/contract/messages/stock-alerts';
import { askForStockAlertAction } from '@/lib/server/actions/stock-alerts';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(askForStockAlertAction, stockAlertMessages.failed);
