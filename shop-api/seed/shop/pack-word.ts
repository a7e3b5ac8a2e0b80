/** What shoppers call a pack, where it is not the name of its drawing. */
const OTHER_NAMES: Record<string, string> = { dropper: 'bottle' };

/** Returns what one piece of a product is called: `jar`. */
export function packWord({ packshot: { kind } }: { packshot: { kind: string } }): string {
  return OTHER_NAMES[kind] ?? kind;
}
