// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/arch/source.h"

#include <QHash>

namespace yuyi::arch {

/// Which Qt module a header is of: "QWidget" → "QtWidgets".
using QtHeaders = QHash<QString, QString>;
QtHeaders installedQtHeaders();

/// An include of ours that goes against the arrows of ARCHITECTURE.md.
QList<Finding> upwardIncludes(const QList<Source> &sources);
/// A library of models/services or db that its CMakeLists.txt links before it is declared, or of which nothing is included.
QList<Finding> looseLinks(const QList<Source> &sources);
/// A library in a layer that must not know it (Widgets in models and db, SQL, OpenCV, HTTP in widgets …), headers of
/// the operating system outside models/platform, and Qt inside it.
QList<Finding> foreignLibraries(const QList<Source> &sources, const QtHeaders &headers);
/// A library that reaches the widgets through headers of other layers.
QList<Finding> reachedLibraries(const QList<Source> &sources, const QtHeaders &headers);
/// <QtWidgets/QWidget>, <qwidget.h>, "QWidget", "image.h" without its folder.
QList<Finding> includeStyle(const QList<Source> &sources, const QtHeaders &headers);

} // namespace yuyi::arch
