/**
 * Figures about the community on the start page (spec: public, section 2.1). The page contains hidden placeholders; the server
 * replaces them while it answers, so they cost no request and shift no layout.
 */
export const FIGURES = ["members", "matches"] as const;
/** One of them. */
export type FigureName = (typeof FIGURES)[number];
/** What was counted. */
export type Figures = Readonly<Record<FigureName, number>>;

/** On the list of figures, which is hidden until they are worth telling. */
export const FIGURES_MARK = "data-figures";
/** On each figure, with its name. */
export const FIGURE_MARK = "data-figure";
/** The placeholder of a number that is not known yet. */
export const figurePlace = (name: FigureName): string => `%${name}%`;

/** Fewer tell nothing, and are not told. */
export const FIGURE_MIN = 100;

/** A figure for display: rounded down, so that it never exceeds the count; null if it is too low to be shown. */
export function roundedFigure(count: number): number | null {
  if (count < FIGURE_MIN) return null;
  const step = 10 ** Math.max(2, Math.floor(Math.log10(count)) - 1);
  return Math.floor(count / step) * step;
}

const uncovered = (html: string, mark: string): string => html.replace(` hidden="" ${mark}`, ` ${mark}`);

/** The start page with what was counted, numbers as the language writes them; the same page while there are few members. */
export function fillFigures(html: string, figures: Figures, language: string): string {
  if (roundedFigure(figures.members) === null) return html;
  const format = new Intl.NumberFormat(language);
  let filled = uncovered(html, `${FIGURES_MARK}=""`);
  for (const name of FIGURES) {
    const rounded = roundedFigure(figures[name]);
    if (rounded === null) continue;
    filled = uncovered(filled, `${FIGURE_MARK}="${name}"`).replace(figurePlace(name), format.format(rounded));
  }
  return filled;
}
