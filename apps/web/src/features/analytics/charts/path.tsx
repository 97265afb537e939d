/** An address of ours, as analytics knows it: read from left to right in every language. */
export const PagePath = ({ path }: { path: string }) => (
  <code dir="ltr" className="text-[0.92em] wrap-anywhere">
    {path}
  </code>
);
