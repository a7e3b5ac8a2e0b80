/** Returns the pattern of LIKE for texts that contain what was typed, taken as it is. */
export function containing(typed: string): string {
  return `%${literal(typed)}%`;
}

/** The same for texts that begin with it. */
export function beginningWith(typed: string): string {
  return `${literal(typed)}%`;
}

function literal(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&');
}
