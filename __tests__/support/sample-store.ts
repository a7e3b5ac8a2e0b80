import type { Store } from '../../contract/content/stores';
import { samplePicture } from './sample-picture';

/** A store in Ahmedabad that is open from 9:30 am to 9 pm every day. */
export function sampleStore(facts: Partial<Store> = {}): Store {
  return {
    id: 1,
    store_name: 'Flagship',
    image: samplePicture('store'),
    landmark: 'Opposite the garden',
    address_line_1: 'Ground Floor, Arcade',
    address_line_2: 'Circle Road',
    city: 'Ahmedabad',
    state_obj: { name: 'Gujarat' },
    postal_code: '380009',
    work_start_time: '09:30:00',
    work_end_time: '21:00:00',
    weekly_off: null,
    collects: false,
    mobile_no: '+91 00000 12001',
    email: 'ahmedabad@shop.example',
    location_url: 'https://maps.example/ahmedabad',
    virtual_location_url: 'https://tours.example/ahmedabad',
    position: { latitude: 23.037, longitude: 72.561 },
    ...facts,
  };
}
