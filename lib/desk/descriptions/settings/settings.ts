import { describeDesk } from '../../desk';
import { companyPanels } from './company';
import { deliveryPanels, pinPanels } from './delivery';
import { consultationPanels, elitePanels, noticePanels, orderPanels } from './offers';

/** What the shop charges, promises and says of its company: an entry a key, each with its own form. */
export const settingDesk = describeDesk<object, object>()({
  name: 'settings',
  title: 'Settings',
  icon: 'settings',
  group: 'Shop',
  noun: 'setting',
  kind: 'setting',
  calls: { list: 'listSettings', read: 'readSetting' },
  searches: '',
  columns: [],
  filters: [],
  panels: [],
  forms: {
    company: { title: 'Company', panels: companyPanels },
    delivery: { title: 'Delivery', panels: deliveryPanels },
    pins: { title: 'PIN codes', panels: pinPanels },
    orders: { title: 'Orders', panels: orderPanels },
    notices: { title: 'Mails to the shop', panels: noticePanels },
    elite: { title: 'Membership', panels: elitePanels },
    consultation: { title: 'Consultations', panels: consultationPanels },
  },
  isFixed: true,
});
