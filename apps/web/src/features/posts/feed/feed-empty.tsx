import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import type { FeedFilter } from "@kompagnon/contract/posts/rules.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { Languages, Layers, Newspaper, UserPlus } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** A feed without posts, and what to do about it. */
export function FeedEmpty({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation("posts");
  if (filter === "following")
    return (
      <EmptyState
        icon={<UserPlus strokeWidth={1.75} />}
        title={t("empty.following_title")}
        action={<ButtonLink to={postsPaths.search()}>{t("empty.find")}</ButtonLink>}
      >
        {t("empty.following_text")}
      </EmptyState>
    );
  if (filter === "language")
    return (
      <EmptyState
        icon={<Languages strokeWidth={1.75} />}
        title={t("empty.language_title")}
        action={
          <ButtonLink to={`${postsPaths.feed}?filter=all`} replace>
            {t("empty.to_all")}
          </ButtonLink>
        }
      >
        {t("empty.language_text")}
      </EmptyState>
    );
  if (filter === "models")
    return (
      <EmptyState
        icon={<Layers strokeWidth={1.75} />}
        title={t("empty.models_title")}
        action={<ButtonLink to={settingsPaths.area("profile")}>{t("empty.to_profile")}</ButtonLink>}
      >
        {t("empty.models_text")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Newspaper strokeWidth={1.75} />}
      title={t("empty.all_title")}
      action={
        <Button onClick={() => document.getElementById("new-post")?.click()}>{t("empty.write")}</Button>
      }
    >
      {t("empty.all_text")}
    </EmptyState>
  );
}
