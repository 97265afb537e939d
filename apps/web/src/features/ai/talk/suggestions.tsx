import type { Suggestion } from "@kompagnon/contract/ai/model.ts";
import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { Copy, ExternalLink } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useCopy } from "./actions.tsx";

/** The register of trade marks of the German Patent and Trade Mark Office; it takes no words in its address. */
const DPMA = "https://register.dpma.de/DPMAregister/marke/einsteiger";

const FOLDED: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ø: "o",
  ł: "l",
  æ: "ae",
};
const LABEL_MAX = 63;

/** A name as a domain label; empty if no letter of it is valid. */
const labelOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüßøłæ]/g, (letter) => FOLDED[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LABEL_MAX);

/** Domains of a name, each with a link to look up its owner; none for names in other scripts. */
export function domainsOf(name: string): { domain: string; href: string }[] {
  const label = labelOf(name);
  if (label === "" || !/^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]+$/u.test(name)) return [];
  return [
    { domain: `${label}.de`, href: `https://webwhois.denic.de/?lang=de&query=${label}.de` },
    { domain: `${label}.com`, href: `https://lookup.icann.org/en/lookup?name=${label}.com` },
  ];
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Names or slogans to choose from. */
export function Suggestions({
  assistant,
  suggestions,
}: {
  assistant: Assistant;
  suggestions: readonly Suggestion[];
}) {
  const { t } = useTranslation("ai");
  const copy = useCopy();
  const names = assistant === "name";
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-raised">
        {suggestions.map((one) => (
          <li key={one.text} className="grid gap-1 py-2 ps-4 pe-2">
            <div className="flex items-center gap-2">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <bdi className="font-semibold wrap-anywhere">{one.text}</bdi>
                  {names && <TakenName taken={one.taken} />}
                </p>
                {one.why !== "" && (
                  <p dir="auto" className="text-ink-soft text-sm wrap-anywhere">
                    {one.why}
                  </p>
                )}
              </div>
              <IconButton
                label={t("list.copy_one", { text: one.text })}
                icon={<Copy {...icon} />}
                tooltip={false}
                onClick={() => void copy(one.text)}
              />
            </div>
            {names && <Checks name={one.text} />}
          </li>
        ))}
      </ul>
      {names && <p className="text-ink-soft text-sm">{t("list.check_hint")}</p>}
    </div>
  );
}

function TakenName({ taken }: Pick<Suggestion, "taken">) {
  const { t } = useTranslation("ai");
  if (taken.length === 0) return <Badge tone="good">{t("list.free")}</Badge>;
  return (
    <>
      <Badge tone="warn">{t("list.taken")}</Badge>
      <span className="text-ink-soft text-sm">{taken.map((by) => t(`list.taken_by.${by}`)).join(" ")}</span>
    </>
  );
}

const outside = { target: "_blank", rel: "noopener noreferrer" } as const;
const linkClass =
  "inline-flex min-h-8 items-center gap-1 text-accent underline underline-offset-2 wrap-anywhere";

/** Links for checking whether a name is free elsewhere. The product itself sends no request. */
function Checks({ name }: { name: string }) {
  const { t } = useTranslation("ai");
  return (
    <details className="text-sm">
      <summary className="inline-block min-h-6 cursor-pointer text-ink-soft hover:text-ink">
        {t("list.check", { name })}
      </summary>
      <p className="flex flex-wrap gap-x-4">
        <a href={DPMA} {...outside} className={linkClass}>
          {t("list.dpma")}
          <ExternalLink {...icon} className="size-3.5" />
        </a>
        {domainsOf(name).map(({ domain, href }) => (
          <a key={domain} href={href} {...outside} className={linkClass}>
            {t("list.domain")}: <bdi dir="ltr">{domain}</bdi>
            <ExternalLink {...icon} className="size-3.5" />
          </a>
        ))}
      </p>
    </details>
  );
}
