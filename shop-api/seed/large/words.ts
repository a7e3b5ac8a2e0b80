/** What brand names of the large catalogue are made of. */
export const BRAND_STARTS =
  'Arya Bana Chaya Devi Ekta Giri Hima Indu Jala Kana Lata Mitra Nava Oja Prana Ritu Surya Tara Uma Vasu'.split(
    ' ',
  );
export const BRAND_ENDS = ['vana', 'kosh', 'dhara', 'sutra', 'veda', 'rasa', 'mala', 'griha'];

export const ORIGINS =
  'Araku Coorg Darjeeling Erode Guntur Idukki Kangra Konkan Kutch Malwa Marathwada Nilgiri Panchmahal Rewa Saurashtra Sikkim Spiti Sundarban Wayanad Vidarbha'.split(
    ' ',
  );
export const MANNERS =
  'Handmade Sun-Dried Slow Small-Batch Heirloom Village Wild Monsoon Winter Estate Stone-Ground Shade-Grown'.split(
    ' ',
  );
export const COUNTRIES = ['Sri Lanka', 'United States', 'Jordan', 'Nepal', 'Iran', 'Spain'];
