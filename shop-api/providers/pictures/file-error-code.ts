/** The system's code of a failed file operation (`ENOENT`, `EEXIST`, …), if that is what failed. */
export function fileErrorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
