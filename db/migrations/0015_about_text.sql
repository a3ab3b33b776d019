-- SPDX-License-Identifier: GPL-3.0-or-later
-- What only people know of the data, as the data card of a release prints it. A text that is empty has no row.
CREATE TABLE about_text (
    field TEXT PRIMARY KEY CHECK (field IN ('annotators', 'pay', 'ethics', 'personal-data', 'biases', 'limitations', 'use',
        'contact', 'citation')),
    content TEXT NOT NULL
);
