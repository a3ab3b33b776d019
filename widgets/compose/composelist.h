// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/composing/composeimages.h"
#include "models/services/session/latest.h"

#include <QList>
#include <QObject>
#include <QString>

namespace yuyi {

class ProjectAccess;

/// @brief The images of the page Compose, by whether they have panels. GUI thread.
class ComposeList final : public QObject
{
    Q_OBJECT
public:
    /// Which images the list shows.
    enum class View {
        All,
        Without, ///< panels
        With     ///< panels
    };
    /// Numbers of images.
    struct Counts {
        qint64 all = 0;
        qint64 without = 0;
        qint64 with = 0;
    };

    explicit ComposeList(ProjectAccess &project, QObject *parent = nullptr);

    void load();
    /// What is being read is not wanted any more.
    void leave() { m_latest.drop(); }
    bool isLoaded() const { return m_loaded; }
    /// Why nothing may be composed here, for example in a work package; empty if it may.
    QString refusal() const { return m_refusal; }
    /// Notes an error of Refused as the refusal; others are told by failed().
    void refuse(const Error &error);
    /// Something was read that would have been refused: there is no refusal any more.
    void allow();

    View view() const { return m_view; }
    void openView(View view);
    /// The images of the view, and the one that stays.
    QList<ImageId> listed() const;
    /// This image stays in the list whatever its panels are, until another view is opened; null: none.
    void setStay(const ImageId &image) { m_stay = image; }
    Counts counts() const;
    PanelCounts countsOf(const ImageId &image) const { return m_images.panelled.value(image); }
    void setCounts(const ImageId &image, const PanelCounts &counts);

    /// Selects this image, in another view if need be.
    void goTo(const ImageId &image);
    /// The same for an image that was just added: it is selected once the list has it.
    void openWhenThere(const ImageId &image);
    /// The image that shall be selected once the list has it; null: no wish.
    const ImageId &wanted() const { return m_wanted; }
    /// The same; forgotten afterwards.
    ImageId takeWanted();

Q_SIGNALS:
    /// The list was read, another view was opened, or nothing may be composed.
    void changed();
    /// The panels of some image are others: numbers beside the images.
    void countsChanged();
    void failed(const QString &sentence);

private:
    ProjectAccess &m_project;
    ComposeImages m_images;
    View m_view = View::All;
    ImageId m_wanted;
    ImageId m_stay;
    QString m_refusal;
    bool m_loaded = false;
    Latest m_latest;
};

} // namespace yuyi
