import {
  FIGURE_MARK,
  FIGURES,
  FIGURES_MARK,
  type FigureName,
  figurePlace,
} from "@kompagnon/contract/site/figures.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import type { ReactNode } from "react";
import { BRAND } from "#platform/brand.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { numbers } from "#ui/formatters.ts";
import { useSite } from "../use-site.ts";

const hiddenUntil = (mark: string, value = "") => ({ hidden: true, [mark]: value });

/** How many there are. Written without numbers and hidden: the server fills them in once they are worth telling. */
export function CommunityFigures() {
  const { language } = useSite();
  const { t } = useTranslation("tour/landing", { lng: language });
  return (
    <ul
      {...hiddenUntil(FIGURES_MARK)}
      aria-label={t("figures", { brand: BRAND })}
      className="flex flex-wrap justify-center gap-x-16 gap-y-6 text-center"
    >
      {FIGURES.map((name: FigureName) => (
        <Figure key={name} name={name} label={t(`figure_${name}`)}>
          {figurePlace(name)}+
        </Figure>
      ))}
      <Figure label={t("figure_languages")}>{numbers(language, {}).format(ALL_LANGUAGES.length)}</Figure>
    </ul>
  );
}

const Figure = ({ name, label, children }: { name?: FigureName; label: string; children: ReactNode }) => (
  <li {...(name && hiddenUntil(FIGURE_MARK, name))}>
    <bdi className="block font-display font-semibold text-2xl text-accent tabular-nums">{children}</bdi>
    <span className="text-ink-soft">{label}</span>
  </li>
);
