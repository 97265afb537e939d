/** Whether a page shows what an address leads to: the same path, with all that the address asks for. */
export function isAt(address: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const wanted = new URL(address, "https://here.invalid");
  const shown = new URLSearchParams(search);
  return (
    wanted.pathname === pathname &&
    [...wanted.searchParams].every(([name, value]) => shown.get(name) === value)
  );
}
