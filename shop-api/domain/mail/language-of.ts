import { eq, or, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/shop/languages.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Context } from '../kernel/context.ts';
import { messageInHindi } from './hindi/in-hindi.ts';

/**
 * Returns the language in which a message is written to an email address or a number: that of its
 * account, English where there is none.
 */
export async function languageOfReceiver(
  { db }: Pick<Context, 'db'>,
  receiver: string,
): Promise<Language> {
  const isOwn = or(
    eq(sql`lower(${customers.email})`, receiver.toLowerCase()),
    eq(customers.phone, receiver),
  );
  const [found] = await db
    .select({ language: customers.language })
    .from(customers)
    .where(isOwn)
    .orderBy(sql`${customers.phoneProvenAt} IS NULL`)
    .limit(1);
  return found?.language ?? 'en';
}

const asWritten = (text: string): string => text;

/** Returns the translator of the shop's texts into a language. */
export function textsIn(language: Language): (text: string) => string {
  return language === 'hi' ? messageInHindi : asWritten;
}
