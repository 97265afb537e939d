import { Bookmark, Heart } from "lucide-react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { likedQuery, savedQuery } from "./cache.ts";
import { BackToFeed } from "./frame/back.tsx";
import { PostList } from "./list/post-list.tsx";
import { Collections } from "./saved/collections.tsx";

/** `/dashboard/saved?tab=liked&collection=`: what one saved and liked (spec: public, 2.13). */
export default function SavedPage() {
  const { t } = useTranslation("posts");
  const [search, setSearch] = useSearchParams();
  const tab = search.get("tab") === "liked" ? "liked" : "saved";
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 px-4 py-6 sm:px-8 sm:py-8">
      <DocumentTitle>{t("saved.title")}</DocumentTitle>
      <BackToFeed />
      <h1 className="text-2xl">{t("saved.title")}</h1>
      <Tabs
        label={t("saved.tabs")}
        tabs={[
          { value: "saved", label: t("saved.saved") },
          { value: "liked", label: t("saved.liked") },
        ]}
        value={tab}
        onChange={(next) => setSearch(next === "liked" ? { tab: next } : {}, { replace: true })}
      >
        <TabPanel value="saved">
          <Saved
            collection={search.get("collection")}
            onCollection={(id) => setSearch(id ? { collection: id } : {}, { replace: true })}
          />
        </TabPanel>
        <TabPanel value="liked">
          <PostList
            source={likedQuery()}
            label={t("saved.liked")}
            empty={
              <EmptyState icon={<Heart strokeWidth={1.75} />} title={t("saved.liked_title")}>
                {t("saved.liked_text")}
              </EmptyState>
            }
          />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Saved({
  collection,
  onCollection,
}: {
  collection: string | null;
  onCollection: (id: string | null) => void;
}) {
  const { t } = useTranslation("posts");
  return (
    <div className="grid grid-cols-1 gap-5">
      <Collections chosen={collection} onChoose={onCollection} />
      <PostList
        key={collection}
        source={savedQuery(collection)}
        label={t("saved.saved")}
        empty={
          <EmptyState
            icon={<Bookmark strokeWidth={1.75} />}
            title={t(collection ? "saved.collection_empty" : "saved.empty_title")}
          >
            {!collection && t("saved.empty_text")}
          </EmptyState>
        }
      />
    </div>
  );
}
