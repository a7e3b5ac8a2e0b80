/** The environment is invalid; the message names every invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** One sentence for each variable. */
  readonly problems: string[];

  constructor(...problems: string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}
