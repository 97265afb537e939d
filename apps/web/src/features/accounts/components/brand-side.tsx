import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";

/** What this is about, in three lines of talk before the mark's two halves. Only where there is room. */
export function BrandSide() {
  const { t } = useTranslation("accounts/login");
  return (
    <aside className="relative hidden overflow-hidden bg-accent-soft lg:block">
      <Halves />
      <div className="sticky top-0 flex h-dvh max-h-[64rem] flex-col justify-between gap-10 p-12 xl:p-16">
        <p className="max-w-[11ch] text-balance font-display text-display text-ink">{t("brand.headline")}</p>
        <div className="grid max-w-md gap-3">
          <Bubble>{t("brand.line_1")}</Bubble>
          <Bubble answer>{t("brand.line_2")}</Bubble>
          <Bubble>{t("brand.line_3")}</Bubble>
        </div>
      </div>
    </aside>
  );
}

const Bubble = ({ answer = false, children }: { answer?: boolean; children: string }) => (
  <p
    className={cx(
      "w-fit max-w-[85%] rounded-[18px] px-4 py-2.5 shadow-float",
      answer
        ? "justify-self-end rounded-ee-[5px] bg-accent text-on-accent"
        : "rounded-es-[5px] bg-raised text-ink",
    )}
  >
    {children}
  </p>
);

/** The mark, so large that only its two shapes remain: they belong together. */
const Halves = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="-end-[14%] -bottom-[9%] absolute h-[80%] max-h-[56rem] w-auto"
  >
    <rect x="2.5" y="2.5" width="6" height="19" rx="3" className="fill-accent/18" />
    <path
      d="M19 5.2 12.4 12 19 18.8"
      fill="none"
      strokeWidth="5.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-signal/70"
    />
  </svg>
);
