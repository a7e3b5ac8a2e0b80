import Bowser from 'bowser';

/** Longer texts are no browser's. */
const MAX_LETTERS = 400;

/** An unknown name is what the caller wrote, and is not repeated. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Returns how people call a browser, `Safari on iPhone`, by its user agent; undefined for an unknown one. */
export function deviceName(agent: string | undefined): string | undefined {
  if (!agent || agent.length > MAX_LETTERS) return undefined;
  const { browser, os, platform } = Bowser.parse(agent);
  if (!browser.name || !BROWSERS.has(browser.name)) return undefined;
  const name = browser.name.replace(' for Android', '');
  const system = os.name === 'iOS' && platform.model ? platform.model : os.name;
  return system ? `${name} on ${system}` : name;
}
