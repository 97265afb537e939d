import { useTranslation } from "#platform/use-translation.ts";

/** The first thing the Tab key meets: jumps over the navigation to the element with id `main`. */
export function SkipLink({ target = "main" }: { target?: string }) {
  const { t } = useTranslation("ui");
  return (
    <a
      href={`#${target}`}
      className="-translate-y-24 fixed start-3 top-3 z-60 rounded-control bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}
