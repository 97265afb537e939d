import { roomsListeners, sweepRooms } from "#features/rooms/listeners.ts";
import { exportRooms } from "#features/rooms/queries.ts";
import { roomsRoutes } from "#features/rooms/routes.ts";
import type * as tables from "#features/rooms/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile } from "#platform/personal.ts";

const FILE = "rooms.json";

/** Rooms of up to six in channels, circles, teams and trial projects. */
export const rooms = {
  name: "rooms",
  routes: roomsRoutes,
  jobs: (platform) => platform.jobs.repeat("rooms.sweep", "* * * * *", () => sweepRooms(platform)),
  listeners: roomsListeners,
  data: {
    roomSeats: { exported: FILE, erased: "with the member" },
    roomRemovals: { exported: FILE, erased: "with the member" },
  },
  personal: ({ db }) => ({
    async *collect(memberId) {
      yield jsonFile(FILE, await exportRooms(db, memberId));
    },
  }),
} as const satisfies Feature<typeof tables>;
