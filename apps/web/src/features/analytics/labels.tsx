import {
  CONVERSION_TYPES,
  DEVICES,
  EVENT_TYPES,
  FEATURES,
  FUNNELS,
} from "@kompagnon/contract/analytics/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";

const STEPS = Object.values(FUNNELS).flat();
const isOne = <V extends string>(list: readonly V[], name: string): name is V =>
  list.some((one) => one === name);

/** What the words of analytics are called; one that is none of ours is something else. */
export function useNames() {
  const { t } = useTranslation("analytics");
  return {
    device: (name: string | null) =>
      name !== null && isOne(DEVICES, name) ? t(`devices.${name}`) : t("unknown"),
    feature: (name: string) => (isOne(FEATURES, name) ? t(`features.${name}`) : t("other")),
    conversion: (name: string) => (isOne(CONVERSION_TYPES, name) ? t(`conversions.${name}`) : t("other")),
    step: (name: string) => (isOne(STEPS, name) ? t(`steps.${name}`) : t("other")),
    /** What was come to: its own name, or that of the step on the way to it. */
    reached: (name: string, step: string) => {
      if (isOne(CONVERSION_TYPES, name)) return t(`conversions.${name}`);
      return isOne(STEPS, step) ? t(`steps.${step}`) : t("other");
    },
    /** The details of an event that are not words: tags and actions mean nothing to a reader. */
    words: (detail: string) => (/^[a-z][a-z0-9_-]*$/.test(detail) ? "" : detail),
    event: (name: string) => (isOne(EVENT_TYPES, name) ? t(`events.types.${name}`) : t("other")),
  };
}

/** The visitor: a member by name, a guest, or a member without a name. */
export function Who({ guest, username }: { guest: boolean; username: string | null }) {
  const { t } = useTranslation("analytics");
  if (username !== null) return <bdi className="font-medium">{username}</bdi>;
  return <span className="text-ink-soft">{guest ? t("guest") : t("unnamed")}</span>;
}

/** An address of ours, as analytics knows it: read from left to right in every language. */
export const PagePath = ({ path }: { path: string }) => (
  <code dir="ltr" className="text-[0.92em] wrap-anywhere">
    {path}
  </code>
);
