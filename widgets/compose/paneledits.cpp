// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/paneledits.h"

#include "models/domain/codes.h"
#include "models/domain/json/jsonfields.h"

#include <algorithm>

namespace yuyi {

namespace {

/// The place behind the last panel of a role.
int endOf(const QList<CutPanel> &panels, PartRole role)
{
    const auto end = std::find_if(panels.begin(), panels.end(), [role](const CutPanel &panel) { return panel.role > role; });
    return static_cast<int>(end - panels.begin());
}

} // namespace

int PanelEdit::count(PartRole role) const
{
    return static_cast<int>(std::count_if(panels.begin(), panels.end(), [role](const CutPanel &panel) { return panel.role == role; }));
}

int PanelEdit::placeOf(int index) const
{
    if (index < 0 || index >= panels.size())
        return 0;
    const auto first =
        std::find_if(panels.begin(), panels.end(), [role = panels.at(index).role](const CutPanel &panel) { return panel.role == role; });
    return index - static_cast<int>(first - panels.begin());
}

PanelEdit PanelEdit::added(const CutPanel &panel) const
{
    PanelEdit edit = *this;
    if (panel.role == PartRole::Blank) {
        // There is one at most. The former one is the last of the context then: the order stays.
        for (CutPanel &other : edit.panels) {
            if (other.role == PartRole::Blank)
                other.role = PartRole::Context;
        }
    }
    edit.current = endOf(edit.panels, panel.role);
    edit.panels.insert(edit.current, panel);
    return edit;
}

PanelEdit PanelEdit::withRole(int index, PartRole role) const
{
    if (index < 0 || index >= panels.size() || panels.at(index).role == role)
        return *this;
    PanelEdit edit = *this;
    CutPanel panel = edit.panels.takeAt(index);
    panel.role = role;
    return edit.added(panel);
}

PanelEdit PanelEdit::withArea(int index, const QRect &area) const
{
    PanelEdit edit = *this;
    if (index < 0 || index >= panels.size())
        return edit;
    edit.panels[index] = CutPanel{panels.at(index).role, area, {}, {}};
    return edit;
}

PanelEdit PanelEdit::moved(int index, int place) const
{
    PanelEdit edit = *this;
    if (index < 0 || index >= panels.size())
        return edit;
    const int first = index - placeOf(index);
    const int to = first + std::clamp(place, 0, count(panels.at(index).role) - 1);
    edit.panels.move(index, to);
    edit.current = to;
    return edit;
}

PanelEdit PanelEdit::removed(int index) const
{
    PanelEdit edit = *this;
    if (index < 0 || index >= panels.size())
        return edit;
    edit.panels.removeAt(index);
    edit.current = std::min(index, static_cast<int>(edit.panels.size()) - 1);
    return edit;
}

QList<CutPanel> panelsOf(const QList<ImagePart> &parts)
{
    QList<CutPanel> panels;
    for (const ImagePart &part : parts) {
        if (part.area.isNull())
            panels.append({part.role, {}, {}, part.medium});
        else
            panels.append({part.role, part.area, {}, {}});
    }
    std::stable_sort(panels.begin(), panels.end(), [](const CutPanel &a, const CutPanel &b) { return a.role < b.role; });
    return panels;
}

Json toJson(const QList<CutPanel> &panels)
{
    Json list = Json::array();
    for (const CutPanel &panel : panels) {
        Json one{{"role", codeOf(panel.role)}};
        if (!panel.file.isEmpty())
            one["file"] = panel.file;
        else if (!panel.medium.isNull())
            one["sha256"] = panel.medium.sha256.hex();
        else
            one["area"] = Json::array({panel.area.x(), panel.area.y(), panel.area.width(), panel.area.height()});
        list.push_back(one);
    }
    return list;
}

QList<CutPanel> panelsFromJson(const Json &json, const QList<CutPanel> &known)
{
    QList<CutPanel> panels;
    if (!json.is_array())
        return panels;
    for (const Json &one : json) {
        const auto role = fromCode<PartRole>(textOf(one, "role"));
        if (!role)
            continue;
        const QString file = textOf(one, "file");
        const QString sha = textOf(one, "sha256");
        const QList<double> area = numbersOf(fieldOf(one, "area"));
        if (!file.isEmpty()) {
            panels.append({*role, {}, file, {}});
        } else if (!sha.isEmpty()) {
            const auto found =
                std::find_if(known.begin(), known.end(), [&sha](const CutPanel &panel) { return panel.medium.sha256.hex() == sha; });
            if (found != known.end())
                panels.append({*role, {}, {}, found->medium});
        } else if (area.size() == 4) {
            panels.append({*role,
                           QRect(static_cast<int>(area.at(0)), static_cast<int>(area.at(1)), static_cast<int>(area.at(2)),
                                 static_cast<int>(area.at(3))),
                           {},
                           {}});
        }
    }
    return panels;
}

} // namespace yuyi
