import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#platform/call.ts";
import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { ListedPost } from "../cache.ts";
import { PostWords } from "./words.tsx";

/** The words of a post in another language than the reader's, who may have them in their own. */
export function ForeignWords({ post, whole }: { post: ListedPost; whole: boolean }) {
  const { t, i18n } = useTranslation("posts");
  const [wanted, setWanted] = useState(false);
  const language = languageOf(i18n);
  const { data, isFetching, isError } = useQuery({
    queryKey: ["translated post", post.id, language],
    queryFn: ({ signal }) =>
      call("POST /api/posts/{id}/translation", { params: { id: post.id }, body: { language }, signal }),
    enabled: wanted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = wanted && data ? data.text : post.content;
  if (post.content === "") return null;
  return (
    <div aria-live="polite" className="grid justify-items-start gap-1">
      <PostWords text={shown} mentions={post.mentions} whole={whole} />
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {wanted && isFetching && t("card.translating")}
        {wanted && !isFetching && isError && t("card.translate_failed")}
        {wanted && data && t("card.translated")}
        {!(wanted && isFetching) && (
          <button
            type="button"
            onClick={() => setWanted(!wanted)}
            className="-mx-1 min-h-8 rounded-control px-1 font-semibold text-accent hover:underline"
          >
            {wanted ? t("card.original") : t("card.translate")}
          </button>
        )}
      </p>
    </div>
  );
}
