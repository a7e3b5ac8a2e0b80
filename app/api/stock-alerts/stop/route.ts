import { stockAlertMessages } from '@/contract/messages/stock-alerts';
import { stopStockAlertsAction } from '@/lib/server/actions/stock-alerts';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(stopStockAlertsAction, stockAlertMessages.failed);
