import { useTranslation } from "#platform/use-translation.ts";
import { NextPage, type Paged } from "#ui/next-page.tsx";

/** Fetches the next page of a list, by itself once its end is as near as `ahead`; gone after the last one. */
export function ShowMore({ list, ahead }: { list: Paged; ahead?: string }) {
  const { t } = useTranslation("groups");
  return <NextPage list={list} label={t("more")} failed={t("more_failed")} {...(ahead && { ahead })} />;
}
