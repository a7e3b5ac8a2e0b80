/** The variables whose values may come from files. */
const SECRETS = [
  ...['API_SECRET', 'SESSION_SECRET', 'REVALIDATE_SECRET', 'METRICS_TOKEN'],
  ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'],
  ...['OPENSEARCH_URL', 'VALKEY_URL', 'SMTP_URL', 'MSG91_AUTH_KEY', 'RECAPTCHA_SECRET_KEY'],
  ...['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'PAYU_KEY', 'PAYU_SALT'],
  ...['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
] as const;

/**
 * Sets the secrets whose files are named: `SMTP_URL_FILE=/run/secrets/smtp` sets `SMTP_URL`, as
 * container engines and systemd hand secrets over. A variable that is set itself stays as it is.
 * @param readText returns the content of a file
 * @throws Error naming the file that cannot be read or is empty
 */
export function readSecretFiles(
  environment: Record<string, string | undefined>,
  readText: (path: string) => string,
): void {
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`];
    if (!environment[name] && path) environment[name] = secretIn(`${name}_FILE`, path, readText);
  }
}

function secretIn(variable: string, path: string, readText: (path: string) => string): string {
  let secret: string;
  try {
    secret = readText(path).trim();
  } catch (error) {
    const { code } = error as { code?: string };
    throw new Error(`${variable}: ${path} cannot be read (${code}).`);
  }
  if (!secret) throw new Error(`${variable}: ${path} is empty.`);
  return secret;
}
