// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace yuyi {

class ActionButton;
class LineField;
class TextField;

/// @brief Edits source, licence, collector and note of one image. Each field is saved when it loses the focus.
class FactsEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit FactsEditor(QWidget *parent = nullptr);

    /// Sets another image, or reloads the same one and keeps unsaved edits.
    void setImage(const Image &image);
    /// Shows that another person changed a fact that was edited from `before` to `after`.
    void showConflict(const Image &now, const Image &before, const Image &after);
    /// Commits the field being edited.
    void commit();

Q_SIGNALS:
    void changed(const yuyi::Image &before, const yuyi::Image &after);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *row(QLabel *name, QWidget *field);
    void take();
    void retranslate();

    Image m_image;
    std::optional<Image> m_theirs;
    Image m_mine; ///< m_theirs with the facts that the person typed
    LineField *m_source;
    LineField *m_licence;
    LineField *m_collector;
    TextField *m_note;
    QLabel *m_sourceName;
    QLabel *m_licenceName;
    QLabel *m_collectorName;
    QLabel *m_noteName;
    QWidget *m_conflict;
    QLabel *m_conflictText;
    ActionButton *m_keepMine;
    ActionButton *m_takeTheirs;
};

} // namespace yuyi
