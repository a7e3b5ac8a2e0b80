import { openLanguage, part, save, take, upload, write } from '../hands/form.ts';
import { drawPicture } from '../hands/pictures.ts';
import { expectStepDone, openStep } from '../hands/steps.ts';
import { expectInShop, type Walk } from '../hands/walk.ts';

const TOP = { title: 'The harvest is in', hindi: 'नई फ़सल आ गई', carousel: 'At the top' };
const BELOW = { title: 'Gifts from the hills', hindi: 'पहाड़ों के उपहार', carousel: 'Further down' };

/** The home page has a banner at the top and one further down, in two languages. */
export async function banner(walk: Walk): Promise<void> {
  const { page } = walk;
  await openStep(page, 'Add a banner');
  await add(walk, TOP, '#0f4a34');
  await expectStepDone(page, 'Home page');
  await page.goto('/dashboard/banners/new');
  await add(walk, BELOW, '#26347f');
  await expectInShop(page, '/', TOP.title, BELOW.title);
  await expectInShop(page, '/hi', TOP.hindi, BELOW.hindi);
}

async function add({ page }: Walk, { title, hindi, carousel }: typeof TOP, colour: string) {
  const texts = part(page, 'Banner');
  await write(texts, { Title: title, Text: 'Ten spices', Button: 'See spices' });
  await write(texts, { 'Alternative text': 'A hill with a sun' });
  const pictures = part(page, 'Pictures');
  await upload(pictures, 'Wide picture', await drawPicture(1600, 600, colour));
  await upload(pictures, 'Picture for phones', await drawPicture(800, 1000, colour));
  await take(part(page, 'Where it leads'), 'Category', 'Spices');
  await page.getByRole('combobox', { name: 'Carousel' }).selectOption(carousel);
  await openLanguage(page, 'Banner', 'हिन्दी');
  await write(texts, { Title: hindi });
  await save(page);
}
