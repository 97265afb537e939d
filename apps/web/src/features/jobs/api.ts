import type { Job, JobApplication } from "@kompagnon/contract/jobs/model.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { In } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** The query of the board. */
export type JobQuery = NonNullable<In<"GET /api/jobs">["query"]>;

/** The board. */
export const boardQuery = (jobQuery: JobQuery) => pages("GET /api/jobs", { query: jobQuery });
/** The member's own posts. */
export const mineQuery = () => pages("GET /api/jobs/mine");
/** Received or sent applications. */
export const applicationsQuery = (box: "received" | "sent") =>
  pages("GET /api/jobs/applications", { query: { box } });
/** How many received applications wait. */
export const waitingQuery = () =>
  query("GET /api/jobs/applications", { query: { box: "received", limit: 1 } });
/** What posts can be about, and how many applications are left. */
export const optionsQuery = () => query("GET /api/jobs/options");
/** Saved searches. */
export const searchesQuery = () => query("GET /api/jobs/searches");

type Pages<T> = InfiniteData<{ items: T[]; next_cursor: string | null }, string | null>;

/** The entries of all pages; one that moved between two pages is listed once. */
export const entriesOf = <T extends { id: string }>(data: { pages: { items: T[] }[] } | undefined): T[] => [
  ...new Map(data?.pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const))).values(),
];

const LISTS: readonly unknown[] = ["GET /api/jobs", "GET /api/jobs/mine"];
const isPages = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[2] === "pages";

/** Changes the posts of every list. */
function changeJobs(change: (jobs: Job[]) => Job[]): void {
  queryClient.setQueriesData<Pages<Job>>(
    { predicate: ({ queryKey }) => LISTS.includes(queryKey[0]) && isPages({ queryKey }) },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}

/** A post is otherwise, wherever it is shown. */
export function putJob(job: Job): void {
  changeJobs((jobs) => jobs.map((one) => (one.id === job.id ? job : one)));
  queryClient.setQueryData(query("GET /api/jobs/{id}", { params: { id: job.id } }).queryKey, job);
}

/** Counts of some posts moved. */
export function countJobs(counts: readonly { id: string; applications_count: number }[]): void {
  const by = new Map(counts.map((one) => [one.id, one.applications_count]));
  changeJobs((jobs) =>
    jobs.map((job) => ({ ...job, applications_count: by.get(job.id) ?? job.applications_count })),
  );
}

/** A post was deleted, or all posts of a member. */
export const dropJobs = (gone: (job: Job) => boolean): void =>
  changeJobs((jobs) => jobs.filter((job) => !gone(job)));

/** An application is otherwise. */
export function putApplication(application: JobApplication): void {
  queryClient.setQueriesData<Pages<JobApplication>>(
    { predicate: ({ queryKey }) => queryKey[0] === "GET /api/jobs/applications" && isPages({ queryKey }) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((one) => (one.id === application.id ? application : one)),
        })),
      },
  );
}

/** Fetches boards again: the shown one at once, others when they are shown. */
export const refreshBoard = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/jobs"] });
/** The same for the member's own posts … */
export const refreshMine = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/jobs/mine"] });
/** … and for applications. */
export const refreshApplications = (): void =>
  void queryClient.invalidateQueries({ queryKey: ["GET /api/jobs/applications"] });
/** How many applications are left changes with each that is sent. */
export const refreshOptions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/jobs/options"] });
