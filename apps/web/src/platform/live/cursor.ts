/** Whether an event's id (`epoch-xid-id`) is after a cursor. Another epoch counts as after: a resync came between. */
export function isAfter(id: string, cursor: string): boolean {
  const [epoch, xid = 0, position = 0] = read(id);
  const [otherEpoch, otherXid = 0, otherPosition = 0] = read(cursor);
  if (epoch !== otherEpoch) return true;
  return xid === otherXid ? position > otherPosition : xid > otherXid;
}

function read(cursor: string): [epoch: string, xid?: number, position?: number] {
  const [epoch = "", xid, position] = cursor.split("-");
  return [epoch, Number(xid), Number(position)];
}
