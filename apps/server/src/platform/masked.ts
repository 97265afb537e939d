/** An address of which only enough is shown to tell two apart: `a…@e….test`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf("."));
  return `${[...local][0] ?? ""}…@${[...domain][0] ?? ""}…${ending}`;
}
