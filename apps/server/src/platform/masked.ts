/** An address of which only enough is shown to tell two apart: `a…@e….test`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const ending = domain.slice(domain.lastIndexOf("."));
  return `${[...local][0] ?? ""}…@${[...domain][0] ?? ""}…${ending}`;
}
