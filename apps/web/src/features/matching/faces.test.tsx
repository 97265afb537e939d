import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import { Faces } from "./faces.tsx";

const person = (nth: number) => ({ id: `p${nth}`, username: `Person ${nth}` });

test("Faces: proposes three people, none who was asked and has not answered", async () => {
  fakeCalls({
    "GET /api/matching/profiles": {
      profiles: [1, 2, 3, 4, 5].map((nth) => ({ ...person(nth), avatar: null, reasons: [] })),
    } as never, // what is read of them
    "GET /api/chat-requests": { items: [{ to: person(2) }], next_cursor: null } as never, // as above
  });
  await renderInApp(<Faces deck />, { me: {} });
  await screen.findByText("Person 1");
  expect(screen.getAllByText(/^Person/).map(({ textContent }) => textContent)).toEqual([
    "Person 1",
    "Person 3",
    "Person 4",
  ]);
});
