import type { ReactNode } from "react";

/** What a query found; without it what says that it failed, or what holds its place while it loads. Data stays while it is fetched again. */
export function Loaded<Data>({
  data,
  failed,
  loading,
  children,
}: {
  data: Data | undefined;
  /** Empty (false, null) while nothing has failed. */
  failed: ReactNode;
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}): ReactNode {
  if (data !== undefined) return children(data);
  return failed || loading;
}
