-- SPDX-License-Identifier: GPL-3.0-or-later
-- Several items in one request: each has an attempt and a response of its own. request_id names the attempt at the first of them, place is
-- the item's number in the request. An item that is asked by itself has neither.
ALTER TABLE attempt ADD COLUMN request_id TEXT;
ALTER TABLE attempt ADD COLUMN place INTEGER NOT NULL DEFAULT 0 CHECK (place >= 0);
-- whole: the reply as it came, with the first item; reply is the part of each item. part_fault: why there is no part.
ALTER TABLE response ADD COLUMN whole TEXT NOT NULL DEFAULT '';
ALTER TABLE response ADD COLUMN part_fault TEXT NOT NULL DEFAULT '';
