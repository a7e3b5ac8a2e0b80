import { CHOICES } from './path.ts';

/** Returns the expression of the paths of a pattern; its groups have the names of the parameters. */
export function patternExpression(pattern: string): RegExp {
  const choices: Record<string, readonly string[]> = CHOICES;
  const source = pattern.replace(
    /:(\w+)/g,
    (_, name: string) => `(?<${name}>${choices[name]?.join('|') ?? '[^/]+'})`,
  );
  return new RegExp(`^${source}$`);
}
