/** The colours of one banner, cover or plate: a dye lot. */
export interface DyeLot {
  ground: string;
  deep: string;
  tone: string;
  sun: string;
  paper: string;
  ink: string;
  /** The kinar's lozenges, and the accent on a plate. */
  kin: string;
  /** Dark grounds are printed in paper colour. */
  isDark?: boolean;
}

const light = (colours: string): DyeLot => {
  const [ground = '', deep = '', tone = '', sun = '', paper = '', ink = '', kin = ''] =
    colours.split(' ');
  return { ground, deep, tone, sun, paper, ink, kin };
};

const dark = (colours: string): DyeLot => ({ ...light(colours), isDark: true });

/** In the order ground, deep, tone, sun, paper, ink, kinar. */
const LOTS = {
  vana: dark('#0F4A36 #0A3527 #175A43 #F2B632 #FBF4E2 #0B2B20 #F2B632'),
  haldi: light('#F2B632 #D9951A #F6C657 #FBF1D6 #FFF9EA #3A2506 #B3261E'),
  neel: dark('#27357F #1B265F #324292 #F2B632 #FBF4E2 #141C47 #F2B632'),
  gulab: light('#F2C3C0 #E29A9C #F6D3CF #FBEFE6 #FFF8F1 #4A1226 #B91F4B'),
  majith: dark('#A92B3C #86202F #B83B4B #F6C657 #FFF4E3 #3D0B15 #F6C657'),
  kattha: dark('#6B3420 #4F2516 #7B422C #EFA94A #FBF0DF #2D130A #EFA94A'),
  paan: light('#BFD3A4 #93B077 #CCDDB5 #F6EFD2 #FBFAEC #16321F #0F4A36'),
  chandan: light('#E4CDAA #CBAA7B #EBD9BC #FBF3E0 #FFF9EE #3A2410 #A92B3C'),
  asmani: light('#B9CFDA #8FB0C0 #C7D9E2 #F7EFD8 #FBFAF2 #12303F #27357F'),
} satisfies Record<string, DyeLot>;

export type LotName = keyof typeof LOTS;

export const lotOf = (name: LotName): DyeLot => LOTS[name];
