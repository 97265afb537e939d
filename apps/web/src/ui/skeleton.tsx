import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";
import { Mark } from "./logo.tsx";

/** A grey shape in the place and size of what is loading: give it both by class name. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx("block animate-pulse-soft rounded-control bg-line/70", className)} />
);

/** Lines of text that are loading; the last one is shorter. */
export const SkeletonText = ({ lines = 3, className }: { lines?: number; className?: string }) => (
  <span className={cx("grid gap-2.5", className)}>
    {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line, index) => (
      <Skeleton key={line} className={cx("h-4", index === lines - 1 ? "w-3/5" : "w-full")} />
    ))}
  </span>
);

/** Shown until the page to show is known. */
export function FullPageLoader() {
  const { t } = useTranslation("ui");
  return (
    <main id="main" aria-busy="true" className="grid min-h-dvh place-items-center">
      <Mark className="size-12 animate-pulse-soft" />
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
    </main>
  );
}

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
