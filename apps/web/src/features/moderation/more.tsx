import { useTranslation } from "#platform/use-translation.ts";
import { NextPage, type Paged } from "#ui/next-page.tsx";

/** Fetches the next page of a list; gone after the last one. */
export function More({ list }: { list: Paged }) {
  const { t } = useTranslation("moderation");
  return <NextPage list={list} label={t("more")} failed={t("more_failed")} />;
}
