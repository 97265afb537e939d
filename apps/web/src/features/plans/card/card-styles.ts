import {
  CircleDollarSign,
  Flag,
  Image,
  ListChecks,
  type LucideIcon,
  StickyNote,
  Target,
  TriangleAlert,
} from "lucide-react";
import type { CardKind, Colour, Status } from "../model/kinds.ts";

/** The picture of a kind, and the colour of what marks it. */
export const KIND_STYLES: Readonly<
  Record<CardKind, { icon: LucideIcon; ink: string; bar: string; token: string }>
> = {
  goal: { icon: Target, ink: "text-accent", bar: "bg-accent", token: "--color-accent" },
  task: { icon: ListChecks, ink: "text-folder-sky", bar: "bg-folder-sky", token: "--color-folder-sky" },
  milestone: { icon: Flag, ink: "text-folder-plum", bar: "bg-folder-plum", token: "--color-folder-plum" },
  budget: { icon: CircleDollarSign, ink: "text-good", bar: "bg-good", token: "--color-good" },
  risk: { icon: TriangleAlert, ink: "text-bad", bar: "bg-bad", token: "--color-bad" },
  note: { icon: StickyNote, ink: "text-warn", bar: "bg-warn", token: "--color-warn" },
  image: { icon: Image, ink: "text-ink-soft", bar: "bg-line-strong", token: "--color-line-strong" },
};

/** A card's ground by its colour. */
export const GROUNDS: Readonly<Record<Colour, string>> = {
  plain: "bg-raised",
  pine: "bg-accent-soft",
  coral: "bg-signal-soft",
  sun: "bg-warn-soft",
  sky: "bg-[color-mix(in_oklab,var(--color-folder-sky)_15%,var(--color-raised))]",
  plum: "bg-[color-mix(in_oklab,var(--color-folder-plum)_15%,var(--color-raised))]",
};
/** The same as tokens, where it is drawn by hand. */
export const GROUND_TOKENS: Readonly<Record<Colour, string>> = {
  plain: "--color-raised",
  pine: "--color-accent-soft",
  coral: "--color-signal-soft",
  sun: "--color-warn-soft",
  sky: "--color-raised",
  plum: "--color-raised",
};

/** How loud a status is. */
export const STATUS_TONES: Readonly<Record<Status, "neutral" | "accent" | "good">> = {
  open: "neutral",
  active: "accent",
  done: "good",
  dropped: "neutral",
};
